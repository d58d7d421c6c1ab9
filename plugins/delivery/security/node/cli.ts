import { parseArgs } from 'node:util';
import path from 'node:path';
import { runCommand } from '../../../common/command-line/runCommand';
import { nginxConfig } from './nginxConfig';
import { readHostFiles, serveSite } from './serveSite';

const DEFAULT_PORT = 3000;

const HELP = `npm run serve                          serves build/ at http://localhost:${DEFAULT_PORT}
  --dir FOLDER, --host NAME, --port N  another build or address
npm run --silent serve -- --nginx      prints a configuration of nginx for it`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'build' },
      host: { type: 'string', default: 'localhost' },
      port: { type: 'string', default: String(DEFAULT_PORT) },
      nginx: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port ${values.port} is not a port. Write a number up to 65535.`);
  }
  const folder = path.resolve(values.dir);
  if (values.nginx) {
    console.log(nginxConfig({ root: folder, ...(await readHostFiles(folder)) }));
    return;
  }
  const { url } = await serveSite({ folder, host: values.host, port });
  console.log(`Serving ${values.dir} at ${url}`);
}

runCommand(HELP, main);
