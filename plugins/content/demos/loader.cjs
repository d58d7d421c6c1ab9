const { pitchLoader } = require('../../common/bundler/pitchLoader.cjs');

module.exports = pitchLoader(require.resolve('./node/demoLoader.ts'), 'createDemoModule');
