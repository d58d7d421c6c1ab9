import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/componentPlayground.json';

export const { t } = createTexts<'componentPlayground'>(texts);
