import { addTexts } from '@site/src/features/locale';
import texts from '@site-dictionary/componentGallery';

addTexts(texts);
