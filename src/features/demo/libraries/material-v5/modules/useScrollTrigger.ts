import libraryUseScrollTrigger from 'material-v5/useScrollTrigger';
import { withFrameTarget } from '../../modules/withFrameTarget';

/** `useScrollTrigger` of a demo. */
export default withFrameTarget(libraryUseScrollTrigger);
