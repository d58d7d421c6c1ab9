import { addTexts } from '@site/src/features/locale';
import texts from '@site-dictionary/translations';

addTexts(texts);
