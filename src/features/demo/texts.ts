import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/demo.json';

export const { t, tNodes } = createTexts<'demo'>(texts);
