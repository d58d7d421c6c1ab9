import upgrade from '@api-reference/upgrade.json';
import type { CheckAnswer, CheckRequest } from './checker';
import { checkSource } from './checkSource';

// The types of the project are those of pages.
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<CheckRequest>) => void) | null;
  postMessage: (answer: CheckAnswer) => void;
};

scope.onmessage = ({ data: { id, source } }) => {
  scope.postMessage({ id, result: checkSource(source, upgrade) });
};
