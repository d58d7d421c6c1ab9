import { LIBRARY_VARIABLES } from '../node/libraryVariables';
import { createStyleSheets } from '../node/styleSheets';

describe('createStyleSheets', () => {
  const sheets = createStyleSheets();

  it('makes one for each library with variables', () => {
    expect(sheets.map(({ library, css }) => [library, css])).toEqual([
      ['material', LIBRARY_VARIABLES.material()],
      ['material-v5', LIBRARY_VARIABLES['material-v5']()],
      ['joy', LIBRARY_VARIABLES.joy()],
    ]);
  });

  it('names them after their content, the same every time', () => {
    const names = sheets.map(({ fileName }) => fileName);
    expect(names).toEqual([
      expect.stringMatching(/^material\.[\da-f]{8}\.library-css$/),
      expect.stringMatching(/^material-v5\.[\da-f]{8}\.library-css$/),
      expect.stringMatching(/^joy\.[\da-f]{8}\.library-css$/),
    ]);
    expect(createStyleSheets().map(({ fileName }) => fileName)).toEqual(names);
  });
});
