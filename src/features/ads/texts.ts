import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/ads.json';

export const { t, tNodes } = createTexts<'ads'>(texts);
