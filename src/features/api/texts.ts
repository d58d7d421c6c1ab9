import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/api.json';

export const { t, tNodes } = createTexts<'api'>(texts);
