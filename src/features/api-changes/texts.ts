import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/apiChanges.json';

export const { t, tNodes } = createTexts<'apiChanges'>(texts);
