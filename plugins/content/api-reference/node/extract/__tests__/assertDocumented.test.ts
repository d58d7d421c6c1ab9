import { component, prop } from '../../../__tests__/pageModels';
import { assertDocumented } from '../assertDocumented';

test('what is to be documented may not be missing or empty', () => {
  const model = {
    package: '@mui/material',
    version: '1.0.0',
    components: {
      Full: component({ name: 'Full', props: [prop({ name: 'a' })] }),
      Empty: component({ name: 'Empty' }),
    },
  };
  expect(() => assertDocumented(model, ['Full'])).not.toThrow();
  expect(() => assertDocumented(model, ['Full', 'Empty', 'Missing'])).toThrow(
    'Nothing was extracted from @mui/material@1.0.0 for Empty, Missing: it has no such component, or one without props. Correct src/site/apiReference.ts.',
  );
});
