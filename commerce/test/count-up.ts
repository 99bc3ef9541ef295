import { connect } from '../src/db/connect.ts';
import { transaction } from '../src/db/transaction.ts';

/**
 * A test starts this process, which adds one to a number in the database `times` times, each time in one transaction.
 */
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
