import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/translations.json';

export const { t, tNodes } = createTexts<'translations'>(texts);
