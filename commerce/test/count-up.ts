import { connect } from '../src/db/connect.ts';
import { transaction } from '../src/db/transaction.ts';

/** Runs as a process. Increments a number in a row as often as an argument says, by reading and then writing it. */
const [dataDir = '', databaseUrl = '', phone = '', times = '0'] = process.argv.slice(2);
const db = connect({ dataDir, databaseUrl: databaseUrl || null });

for (let count = 0; count < Number(times); count += 1) {
  await transaction(db, async (trx) => {
    const row = await trx('smsPhones').where({ phone }).forUpdate().first('lastSentAt');
    await trx('smsPhones')
      .where({ phone })
      .update({ lastSentAt: (row?.lastSentAt ?? 0) + 1 });
  });
}
await db.destroy();
