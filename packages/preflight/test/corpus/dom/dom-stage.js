/** Adds an element to the page. */
export function add(name, { text = '', style = '', parent = document.body } = {}) {
  const element = document.createElement(name);
  element.textContent = text;
  element.style.cssText = style;
  parent.append(element);
  return element;
}

export const large =
  'display:block;margin:24px auto;padding:20px 40px;font:bold 24px sans-serif;border:0;border-radius:12px';

document.body.style.cssText =
  'margin:0;min-height:100vh;background:linear-gradient(#311b92,#c2185b);color:#fff;text-align:center';
