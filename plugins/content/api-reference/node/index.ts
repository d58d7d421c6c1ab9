export { addPageFacts } from './facts/addPageFacts';
export { loadApiModels } from './models/loadApiModels';
export { beginToLoadModels, loadShownModels } from './models/loadShownModels';
export { membersOf } from './models/members';
export { type ApiModel, apiModelRequests, modelId } from './models/modelRequest';
export {
  type ApiOverlay,
  compareOverlay,
  completeOverlay,
  DOCUMENTED_MEMBERS,
  findMember,
  findMemberByAddress,
  formatOverlay,
  listTexts,
  loadEnglishMembers,
  overlayFile,
  parseOverlayFile,
  parseOverlays,
  readOverlay,
  readOverlays,
  stampOverlay,
  stateOf,
  toTextName,
} from './overlay';
export { apiAddressesOf, findApiPage } from './pages/apiAddresses';
export { DATA_FOLDER, dataFilesOf, ENGLISH_PARTS_FILE } from './pages/generatedFiles';
export { toReadableType } from './pages/readableType';
export { readChangesPaths } from './pages/readChangesPaths';
export { default as remarkApiLinks } from './pages/remarkApiLinks';
