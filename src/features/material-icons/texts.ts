import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/materialIcons.json';

export const { t } = createTexts<'materialIcons'>(texts);
