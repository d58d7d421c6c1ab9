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
export type { ApiMember, ApiOverlay } from './overlayTypes';
export { readOverlay, readOverlays } from './readOverlays';
export { translateModels } from './translateModels';
