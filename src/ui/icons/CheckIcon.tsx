import { createIcon } from './Icon';

export default createIcon('m4 10.5 4 4 8-9');
