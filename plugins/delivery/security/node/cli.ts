import { parseArgs } from 'node:util';
import path from 'node:path';
import { nginxConfig } from './nginxConfig';
import { readHostFiles, serveSite } from './serveSite';

const DEFAULT_PORT = 3000;

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
  console.error(`--port ${values.port} is not a port. Write a number up to 65535.`);
  process.exit(1);
}

async function main(): Promise<void> {
  const folder = path.resolve(values.dir);
  if (values.nginx) {
    console.log(nginxConfig({ root: folder, ...(await readHostFiles(folder)) }));
    return;
  }
  const { url } = await serveSite({ folder, host: values.host, port });
  console.log(`Serving ${values.dir} at ${url}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
