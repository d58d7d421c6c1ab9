import { readSourceFacts, readThemeNames } from '../node/pages/sourceFacts';

const CODE = `
process.env.NODE_ENV !== "production" ? Tooltip.propTypes = {
  // │ To update them, edit the d.ts file and run \`pnpm proptypes\`. │
  children: elementAcceptingRef.isRequired,
  'aria-label': PropTypes.string,
  BackdropProps: PropTypes.shape({
    component: elementTypeAcceptingRef,
  }),
  TransitionComponent: chainPropTypes(elementTypeAcceptingRef, check),
} : void 0;`;

describe('readSourceFacts', () => {
  it.each([
    ['a .d.ts beside JavaScript', CODE, 'js'],
    ['TypeScript', 'edit the TypeScript types and run `pnpm proptypes`', 'tsx'],
    ['no prop types', 'export default 1;', 'tsx'],
    ['no file', undefined, 'tsx'],
  ])('%s', (_case, code, extension) => {
    expect(readSourceFacts(code).extension).toBe(extension);
  });

  it('finds the props that take an element with a ref', () => {
    expect(readSourceFacts(CODE).refHolders).toEqual(['children', 'TransitionComponent']);
  });
});

it('reads the names in the theme from typings', () => {
  const names = readThemeNames([
    '  MuiButton?: {\n variants',
    'JoyCard?: {',
    'MuiBarChart: Props;',
  ]);
  expect([...names]).toEqual(['MuiButton', 'JoyCard', 'MuiBarChart']);
});
