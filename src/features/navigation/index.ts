export { default as NavBadges } from './NavBadges';
export { default as PlannedEntry } from './PlannedEntry';
export { default as SubheaderEntry } from './SubheaderEntry';
export { useDrawerFocus } from './useDrawerFocus';
export { useReadEntry } from './useReadEntry';
export { useActiveEntryInView } from './useActiveEntryInView';
