export { compareOverlay } from './compareOverlay';
export { completeOverlay, stampOverlay } from './completeOverlay';
export {
  DOCUMENTED_MEMBERS,
  findMember,
  findMemberByAddress,
  findMemberId,
  type DocumentedMember,
} from './documentedMembers';
export { findEnglishParts } from './englishParts';
export { formatOverlay } from './formatOverlay';
export { loadEnglishMembers } from './loadEnglishMembers';
export { overlayFile, parseOverlayFile } from './overlay';
export { toTextName, type ApiOverlay } from './overlay';
export { listTexts } from './mapTexts';
export { parseOverlays, readOverlay, readOverlays } from './readOverlays';
export { stateOf } from './overlay';
export { translateModels } from './translateModels';
