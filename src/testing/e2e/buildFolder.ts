import path from 'node:path';

/** The folder of the build that is tested, the same as in `playwright.config.ts`. */
export const BUILD = path.resolve(__dirname, '../../..', process.env['DOCS_BUILD_DIR'] ?? 'build');
