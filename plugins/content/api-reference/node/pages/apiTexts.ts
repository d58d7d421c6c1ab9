import { pageToTitle } from '../../../../../src/site/pageTitle';
import type { ApiPageAddress } from '../../../../../src/site/apiReference';
import type { Texts } from '../../../../common/dictionary/texts';

/** Dictionary group of generated pages. */
export const API_TEXTS = 'apiPages';

/** Returns `Click Away Listener` for `/base-ui/react-click-away-listener/components-api`. */
function toTopic({ pathname }: ApiPageAddress): string {
  const title = pageToTitle({ pathname: pathname.replace(/\/[^/]+$/, '') });
  return title.replace(/(?<= )[a-z]/g, (letter) => letter.toUpperCase());
}

/** Returns title and description of an API page, which says what its component, hook or interface is for. */
export function toPageTexts(
  page: ApiPageAddress,
  texts: Texts,
): { readonly title: string; readonly description: string } {
  const { kind, names } = page;
  const [only = ''] = names;
  const isShared = kind === 'components' || kind === 'hooks';
  const isHook = kind === 'hook' || kind === 'hooks';
  const isInterface = kind === 'interface';
  // A component's own name is better than its path in words.
  const name = !isShared || (kind === 'components' && names.length === 1) ? only : toTopic(page);
  // A shared page is described by the part that it is named after.
  const topic = name.replaceAll(' ', '');
  const subject = names.find((part) => part.replace(/^use/, '') === topic) ?? only;
  return {
    title: texts(`titles.${kind}`, { name }),
    description: texts(
      `descriptions.${isHook ? 'hook' : isInterface ? 'interface' : 'component'}`,
      {
        name: subject,
        purpose: texts(`purposes.${subject}`),
      },
    ),
  };
}
