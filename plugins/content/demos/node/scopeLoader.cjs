const { pitchLoader } = require('../../../common/bundler/pitchLoader.cjs');

module.exports = pitchLoader(require.resolve('./scopeModule.ts'), 'createScopeModule');
