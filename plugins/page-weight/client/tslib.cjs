/*
 * The four helpers of tslib that Docusaurus' CommonJS packages need in the browser; the whole of it
 * is 10 kB, because a CommonJS import cannot be shaken.
 */
'use strict';

function createBinding(target, module, key, name = key) {
  Object.defineProperty(target, name, { enumerable: true, get: () => module[key] });
}

function exportStar(module, target) {
  for (const key of Object.keys(module)) {
    if (key !== 'default' && !(key in target)) createBinding(target, module, key);
  }
}

function importDefault(module) {
  return module && module.__esModule ? module : { default: module };
}

function importStar(module) {
  if (module && module.__esModule) return module;
  const target = {};
  for (const key of Object.keys(module)) createBinding(target, module, key);
  target.default = module;
  return target;
}

exports.__createBinding = createBinding;
exports.__exportStar = exportStar;
exports.__importDefault = importDefault;
exports.__importStar = importStar;
