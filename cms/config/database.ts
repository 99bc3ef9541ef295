import path from 'node:path';
import { dataDir } from '../src/environment.ts';

export default () => ({ connection: process.env.CMS_DATABASE_URL ? postgres() : sqlite() });

function postgres() {
  return {
    client: 'postgres',
    connection: { connectionString: process.env.CMS_DATABASE_URL },
    pool: { min: 0, max: 10 },
  };
}

function sqlite() {
  return {
    client: 'sqlite',
    connection: { filename: path.join(dataDir(), 'cms.sqlite') },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate(connection: SqliteConnection, done: (error: null, connection: SqliteConnection) => void) {
        connection.pragma('journal_mode = WAL');
        // The bundled SQLite defaults to NORMAL in WAL mode, with which a power failure could lose the last publish.
        connection.pragma('synchronous = FULL');
        connection.pragma('busy_timeout = 5000');
        done(null, connection);
      },
    },
  };
}

interface SqliteConnection {
  pragma(statement: string): unknown;
}
