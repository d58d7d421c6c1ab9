export { asObject, bare, childrenOf, keyOf, textOf } from './nodes';
export {
  ELEMENTS,
  FLOW,
  OBJECT,
  parseCode,
  PROPERTIES,
  TSX,
  TYPESCRIPT,
  withoutFence,
  type CodeForm,
} from './parseCode';
