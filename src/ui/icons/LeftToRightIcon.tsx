import { createIcon } from './Icon';

export default createIcon('M3 5h14M3 10h9M3 15h12');
