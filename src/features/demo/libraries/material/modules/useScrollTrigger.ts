import libraryUseScrollTrigger from '@mui/material/useScrollTrigger';
import { withFrameTarget } from '../../modules/withFrameTarget';

/** `useScrollTrigger` of a demo. */
export default withFrameTarget(libraryUseScrollTrigger);
