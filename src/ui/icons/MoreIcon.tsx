import { createIcon } from './Icon';

export default createIcon('M10 4.5h.01M10 10h.01M10 15.5h.01', { strokeWidth: '2.25' });
