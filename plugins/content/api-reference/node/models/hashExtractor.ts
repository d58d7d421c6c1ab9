import path from 'node:path';
import { hashFiles } from '../../../../common/files/hashFiles';

const PROJECT = path.resolve(__dirname, '../../../../..');

/** Code that affects models, relative to the project. */
const CODE = [
  'plugins/common/api-model/apiModel.ts',
  'plugins/content/api-reference/node/extract',
  'plugins/content/api-reference/node/models/extractModel.ts',
  'src/site/apiReference.ts',
];

/** Hash of the extraction code, so that a change invalidates all models. */
export const hashExtractor = () => hashFiles(CODE.map((name) => path.join(PROJECT, name)));
