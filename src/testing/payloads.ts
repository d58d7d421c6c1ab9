/** What a payload would set, were it run. */
export const PAYLOAD_MARK = '__hostile';

/** Texts that do harm where a value from outside is taken for markup, code, an address or a key. */
export const PAYLOADS: Readonly<Record<string, string>> = {
  'a script': `<script>window.${PAYLOAD_MARK}=1</script>`,
  'an end of a script': `</script><script>window.${PAYLOAD_MARK}=1</script>`,
  'an image that fails': `<img src=x onerror="window.${PAYLOAD_MARK}=1">`,
  'a drawing that loads': `<svg onload="window.${PAYLOAD_MARK}=1"></svg>`,
  'an end of an attribute': `"><img src=x onerror="window.${PAYLOAD_MARK}=1">`,
  'an end of a string': `';window.${PAYLOAD_MARK}=1;//`,
  'a template': `\${window.${PAYLOAD_MARK}=1}{{constructor.constructor('window.${PAYLOAD_MARK}=1')()}}`,
  'an address that is code': `javascript:window.${PAYLOAD_MARK}=1`,
  'a frame with a document': `<iframe srcdoc="<script>parent.${PAYLOAD_MARK}=1</script>"></iframe>`,
  'a key of all objects':
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":1}}}',
  'a malformed escape': '%E0%A4%A%',
  'a long text': 'a'.repeat(200),
};
