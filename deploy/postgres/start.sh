#!/bin/sh
# Starts PostgreSQL in its container. The first time, makes the databases beside the place where they belong, so that a start
# that was broken off begins again.
set -eu
data=/var/lib/postgresql/data/17
new=$data.new

if [ ! -d "$data" ]; then
	password=$(printf %s "${PGPASSWORD:?is missing in shop.env}" | sed "s/'/''/g")
	rm -rf "$new"
	# Sorts and folds by rules of PostgreSQL itself: an update of the system can't make indexes wrong. A damaged page is
	# found when it is read, before it is in all backups.
	initdb --pgdata="$new" --username=postgres --data-checksums \
		--encoding=UTF8 --locale-provider=builtin --locale=C.UTF-8
	printf 'local all postgres peer\nhost all junyao all scram-sha-256\n' > "$new/pg_hba.conf"
	# CREATEDB, because the check of a backup restores it into databases of its own.
	{
		echo "CREATE ROLE junyao LOGIN CREATEDB PASSWORD '$password'"
		cat "$(dirname "$0")/databases.sql"
	} | postgres --single -D "$new" postgres > /dev/null
	mv "$new" "$data"
fi

unset PGPASSWORD
exec postgres -D "$data" -c 'listen_addresses=*'
