#!/bin/sh
# Starts PostgreSQL in its container. The first time, makes the databases beside the place where they belong, so that a start
# that was broken off begins again.
set -eu
data=/var/lib/postgresql/data/17
new=$data.new

if [ ! -d "$data" ]; then
	rm -rf "$new"
	(umask 077 && printf '%s' "$PGPASSWORD" > /tmp/password)
	# Sorts and folds by rules of PostgreSQL itself: an update of the system can't make indexes wrong.
	initdb --pgdata="$new" --username=junyao --pwfile=/tmp/password --auth=scram-sha-256 \
		--encoding=UTF8 --locale-provider=builtin --locale=C.UTF-8
	rm /tmp/password
	echo 'host all all all scram-sha-256' >> "$new/pg_hba.conf"
	postgres --single -D "$new" postgres < "$(dirname "$0")/databases.sql"
	mv "$new" "$data"
fi

unset PGPASSWORD
exec postgres -D "$data" -c 'listen_addresses=*' -c synchronous_commit=on
