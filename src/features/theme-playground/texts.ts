import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/playground.json';

export const { t } = createTexts<'playground'>(texts);
