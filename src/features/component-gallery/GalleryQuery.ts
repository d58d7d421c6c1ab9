import { createContext } from 'react';

/** What the reader typed in the gallery's filter. */
export const GalleryQuery = createContext('');
