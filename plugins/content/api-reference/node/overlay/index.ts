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
export { overlayFile, parseOverlayFile } from './overlayFile';
export { toTextName, type ApiMember, type ApiOverlay } from './overlayTypes';
export { listTexts } from './listTexts';
export { parseOverlays, readOverlay, readOverlays } from './readOverlays';
export { stateOf } from './textState';
export { translateModels } from './translateModels';
