import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/componentGallery.json';

export const { t } = createTexts<'componentGallery'>(texts);
