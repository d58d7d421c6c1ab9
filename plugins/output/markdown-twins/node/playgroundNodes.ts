import type { RootContent } from 'mdast';
import { playgroundCode } from '../../../content/playgrounds/client/playgroundCode';
import { initialState } from '../../../content/playgrounds/client/playgroundState';
import {
  createPlayground,
  type NamedPlayground,
} from '../../../content/playgrounds/node/createPlayground';
import { englishPage } from '../../../content/playgrounds/node/englishPage';
import { label } from './codeFences';
import { fence } from './nodes';
import type { Texts } from './texts';

/** Renders the code of a playground's first state. */
export async function playgroundNodes(
  playground: NamedPlayground,
  texts: Texts,
): Promise<RootContent[]> {
  const { data } = await createPlayground({ ...playground, page: englishPage(playground.page) });
  const { component, source, controls } = data;
  return [
    label(texts('componentPlayground.region', { component })),
    fence('jsx', playgroundCode(source, controls, initialState(controls))),
  ];
}
