import { createIcon } from './Icon';

export default createIcon('M3 5h14M8 10h9M5 15h12');
