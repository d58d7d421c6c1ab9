import { hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { createEmotionCache } from './createEmotionCache';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

hydrateRoot(root, <App cache={createEmotionCache()} />);
