import { addTexts } from '@site/src/features/locale';
import texts from '@site-dictionary/materialIcons';

addTexts(texts);
