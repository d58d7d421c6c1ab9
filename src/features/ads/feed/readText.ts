/** Reads a response's text; rejects, and ends the transfer, if it has more than `limit` bytes. */
export async function readText(response: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > limit) {
      await reader?.cancel();
      throw new RangeError(`${response.url} sends more than ${limit} bytes.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
