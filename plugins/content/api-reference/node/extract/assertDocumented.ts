import { ContentError } from '../../../../../src/site/contentError';
import type { ApiFile } from '../../contract';

/**
 * Checks that a model contains everything that is to be documented.
 * @throws An Error that names the components that are missing or empty.
 */
export function assertDocumented(model: ApiFile, names: readonly string[]): void {
  const lacking = names.filter((name) => {
    const component = model.components[name];
    if (!component) {
      return true;
    }
    // Some components document no own props, but all have some.
    const { props, slots, classes, inheritedProps = 0, domProps = 0 } = component;
    return props.length + slots.length + classes.length + inheritedProps + domProps === 0;
  });
  if (lacking.length > 0) {
    throw new ContentError(
      `Nothing was extracted from ${model.package}@${model.version} for ${lacking.join(', ')}: it has no ` +
        'such component, or one without props. Correct src/site/apiReference.ts.',
    );
  }
}
