import libraryUseScrollTrigger from '@mui/material/useScrollTrigger';
import { withFrameTarget } from '../withFrameTarget';

/** `useScrollTrigger` of a demo. */
export default withFrameTarget(libraryUseScrollTrigger);
