import { parseArgs } from 'node:util';
import path from 'node:path';
import { serveSite } from './serveSite';

const DEFAULT_PORT = 3000;

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'build' },
    host: { type: 'string', default: 'localhost' },
    port: { type: 'string', default: String(DEFAULT_PORT) },
  },
});

const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port ${values.port} is not a port. Write a number up to 65535.`);
  process.exit(1);
}

serveSite({ folder: path.resolve(values.dir), host: values.host, port }).then(
  ({ url }) => console.log(`Serving ${values.dir} at ${url}`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
