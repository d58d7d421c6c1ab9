export { addPageFacts } from './facts/addPageFacts';
export { loadApiModels } from './models/loadApiModels';
export { beginToLoadModels, loadShownModels } from './models/loadShownModels';
export { membersOf } from './models/members';
export { type ApiModel, apiModelRequests, modelId } from './models/modelRequest';
export { compareOverlay } from './overlay/compareOverlay';
export { completeOverlay, stampOverlay } from './overlay/completeOverlay';
export { DOCUMENTED_MEMBERS, findMember, findMemberByAddress } from './overlay/documentedMembers';
export { formatOverlay } from './overlay/formatOverlay';
export { loadEnglishMembers } from './overlay/loadEnglishMembers';
export { listTexts } from './overlay/mapTexts';
export {
  type ApiOverlay,
  overlayFile,
  parseOverlayFile,
  stateOf,
  toTextName,
} from './overlay/overlay';
export { parseOverlays, readOverlay, readOverlays } from './overlay/readOverlays';
export { apiAddressesOf, findApiPage } from './pages/apiAddresses';
export { DATA_FOLDER, dataFilesOf, ENGLISH_PARTS_FILE } from './pages/generatedFiles';
export { toReadableType } from './pages/readableType';
export { readChangesPaths } from './pages/readChangesPaths';
export { default as remarkApiLinks } from './pages/remarkApiLinks';
